import type { GlobalStyleObject } from '@chakra-ui/react'
import { TONES } from '../../theme/tone'

const toneRules = Object.fromEntries(
  TONES.map((tone) => [
    `&[data-tone=${tone}]`,
    {
      '--fs-tone-solid': `{colors.tone.${tone}.solid}`,
      '--fs-tone-on-solid': `{colors.tone.${tone}.onSolid}`,
      '--fs-tone-fg': `{colors.tone.${tone}.fg}`,
      '--fs-tone-subtle': `{colors.tone.${tone}.subtle}`,
      '--fs-tone-border': `{colors.tone.${tone}.border}`,
    },
  ]),
)

export const statusStyles: GlobalStyleObject = {
  // an element with data-tone defines the five colours of that tone for its descendants
  '[data-tone]': toneRules,
  '.fs-mark': {
    color: 'var(--fs-tone-solid)',
    '& .fs-mark-fill': { fill: 'currentColor' },
    '& .fs-mark-cut': { fill: 'var(--fs-tone-on-solid)' },
    '& .fs-mark-crack': { fill: 'none', stroke: 'var(--fs-tone-on-solid)', strokeWidth: '1.7' },
    '&[data-outlined]': {
      '& .fs-mark-fill': { fill: 'none', stroke: 'currentColor', strokeWidth: '1.6' },
      '& .fs-mark-cut': { fill: 'currentColor' },
      '& .fs-mark-crack': { stroke: 'currentColor' },
    },
    '& .fs-mark-line': { fill: 'none', stroke: 'currentColor', strokeWidth: '1.8', strokeLinecap: 'round', '&[data-dashed]': { strokeLinecap: 'butt', strokeDasharray: '3.04 3.04' } },
  },
  '.fs-badge': {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', paddingInline: '2', paddingBlock: '0.5',
    borderRadius: 'sm', borderWidth: '1px', borderColor: 'var(--fs-tone-border)', backgroundColor: 'var(--fs-tone-subtle)', color: 'var(--fs-tone-fg)',
    fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug', whiteSpace: 'nowrap',
    '&[data-size=sm]': { fontSize: 'xs', paddingInline: '1.5', paddingBlock: '0', gap: '1' },
    '&[data-variant=plain]': { padding: '0', borderColor: 'transparent', borderWidth: '0', backgroundColor: 'transparent' },
    '&[data-variant=solid]': {
      borderColor: 'var(--fs-tone-solid)', backgroundColor: 'var(--fs-tone-solid)', color: 'var(--fs-tone-on-solid)',
      '& .fs-mark': { color: 'inherit', '& .fs-mark-cut': { fill: 'var(--fs-tone-solid)' }, '& .fs-mark-crack': { stroke: 'var(--fs-tone-solid)' } },
    },
  },
  '.fs-count': {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', position: 'relative', minWidth: '5', height: '5', paddingInline: '1.5',
    borderRadius: 'full', backgroundColor: 'bg.hover', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold', lineHeight: '1',
    '&[data-tone]': { backgroundColor: 'var(--fs-tone-solid)', color: 'var(--fs-tone-on-solid)' },
  },
}
