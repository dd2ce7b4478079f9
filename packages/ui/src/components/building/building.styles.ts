import type { GlobalStyleObject } from '@chakra-ui/react'

export const buildingStyles: GlobalStyleObject = {
  '.fs-section': {
    flexShrink: '0',
    '& .fs-section-earth': { stroke: 'border.strong', strokeWidth: '1' },
    '& .fs-section-roof': { fill: 'border.strong' },
    '& .fs-section-storey': { fill: 'border.default' },
    '& .fs-section-street': { stroke: 'border.control', strokeWidth: '1.5' },
    '& .fs-section-lit': { fill: 'var(--fs-tone-solid)' },
    '& .fs-section-outline': { fill: 'none', stroke: 'var(--fs-tone-solid)' },
    '& .fs-section-arrow': { fill: 'none', stroke: 'var(--fs-tone-fg)', strokeWidth: '1.5' },
  },
}
