'use client'
export { FilterBar, type FilterBarHandle, type FilterBarProps, type FilterItem } from './filter-bar'
