#pragma once
// What the allocator tells of itself; Swift's Glibc module leaves it out.
#include <malloc.h>
