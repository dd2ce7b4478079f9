'use client'
export { AreaField, type AreaFieldProps, type AreaParts } from './area-field'
