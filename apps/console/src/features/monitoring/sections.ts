/** The sections of the systems, which other features need as well. */
export { BUILDING_SECTIONS, SYSTEM_SECTIONS, VIDEO_SECTION, type SystemSection } from '../../lib/system-sections'
