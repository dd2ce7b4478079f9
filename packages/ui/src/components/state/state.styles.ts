import type { GlobalStyleObject } from '@chakra-ui/react'

export const stateStyles: GlobalStyleObject = {
  '.fs-state': {
    display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: '2', minHeight: '48', padding: '8', textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { color: 'fg.subtle' },
    '& > .fs-button': { marginTop: '2' },
    '&[data-kind=failed] > svg': { color: 'tone.fault.solid' },
    '&[data-kind=failed] > .fs-state-title': { color: 'fg.default' },
    '&[data-compact]': { flexDirection: 'row', flexWrap: 'wrap', minHeight: '12', padding: '3', fontSize: 'sm', '& > .fs-button': { marginTop: '0' } },
  },
  '.fs-state-title': { fontSize: 'md', fontWeight: 'medium', color: 'fg.muted', '[data-compact] > &': { fontSize: 'sm' } },
  '.fs-state-text': { fontSize: 'sm', color: 'fg.muted', maxWidth: '30em' },
  '.fs-stale': {
    display: 'flex', alignItems: 'center', gap: '2', minHeight: '9', paddingInline: '3', paddingBlock: '1',
    borderWidth: '1px', borderColor: 'var(--fs-tone-border)', borderRadius: 'md', backgroundColor: 'var(--fs-tone-subtle)', fontSize: 'sm', lineHeight: 'snug',
    '& > svg': { color: 'var(--fs-tone-solid)' },
    '& > .fs-stale-text': { flex: '1', color: 'fg.default' },
    '& > .fs-button': { color: 'fg.default', minHeight: '7' },
  },
}
