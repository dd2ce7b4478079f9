import type { GlobalStyleObject } from '@chakra-ui/react'
import { NOTICES_HEIGHT_PX, NOTICES_WIDTH_PX } from './notices-size'

const WIDE = '@media (min-width: 1024px)'
const NARROW = '@media (max-width: 1023.98px)'

const COLUMN = `${NOTICES_WIDTH_PX}px`
const LINE = `${NOTICES_HEIGHT_PX}px`

export const noticeStyles: GlobalStyleObject = {
  '.fs-notices': {
    // below the header of a dialog, so that its close button is not covered
    position: 'fixed', top: '52px', insetInlineEnd: '0', zIndex: 'notice', display: 'flex', flexDirection: 'column', gap: '2',
    // padding, so that the scroll container does not clip shadows
    width: COLUMN, maxWidth: '100vw', padding: '3', maxHeight: 'calc(100vh - 52px)', overflow: 'auto', pointerEvents: 'none',
    '&[data-aside]': { insetInlineEnd: 'auto', insetInlineStart: '0' },
    '& > *': { pointerEvents: 'auto' },
    // a narrow screen has no room for a column: the notices fold to one line at the bottom, each with its title, its place and its acts
    [NARROW]: {
      top: 'auto', bottom: '0', width: '100vw', maxHeight: 'none', flexDirection: 'row', alignItems: 'center', overflow: 'auto hidden', padding: '0', paddingInline: '2',
      '&:has(> .fs-notice)': { height: LINE, pointerEvents: 'auto', backgroundColor: 'bg.sunken', borderTopWidth: '1px', borderColor: 'border.strong' },
      '& > *': { flexShrink: '0' },
      '& > .fs-notice': { alignItems: 'center', paddingBlock: '1', gap: '2' },
      '& .fs-notice-main': { display: 'grid', gridTemplateColumns: 'auto auto', alignItems: 'center', columnGap: '3', rowGap: '0' },
      '& .fs-notice-header': { flexWrap: 'nowrap' },
      '& .fs-notice-title': { fontSize: 'sm', whiteSpace: 'nowrap' },
      '& .fs-notice-time, & .fs-notice-body > :not(:first-child)': { display: 'none' },
      '& .fs-notice-body': { fontSize: 'xs', lineHeight: 'tight', whiteSpace: 'nowrap', gridColumn: '1' },
      '& .fs-notice-actions': { flexWrap: 'nowrap', marginTop: '0', gridColumn: '2', gridRow: '1 / span 2' },
      '& > .fs-notice > .fs-button': { alignSelf: 'center', marginTop: '0' },
      // the button that takes all of them down comes first and stays in sight
      '& > .fs-notices-lead': { order: '-2', position: 'sticky', insetInlineStart: '0', zIndex: '1', '&:not([data-lead]) > span': { display: 'none' }, '& > .fs-button': { margin: '0' } },
      // and beside it the number of the others, where it covers no notice
      '& > .fs-notices-more': { position: 'static', order: '-1', alignSelf: 'center' },
    },
  },
  // beside a dialog the notices are a column, on a narrow screen a line below it, and the dialog makes room for them
  '.fs-notices:has(> .fs-notice) ~ .fs-dialog-place, .fs-dialog-place:has(~ .fs-notices > .fs-notice)': { [WIDE]: { insetInlineEnd: COLUMN }, [NARROW]: { insetBlockEnd: LINE } },
  '.fs-dialog-place ~ .fs-notices:has(> .fs-notice), .fs-notices:has(> .fs-notice):has(~ .fs-dialog-place)': {
    [WIDE]: { top: '0', height: '100vh', maxHeight: '100vh', pointerEvents: 'auto', backgroundColor: 'bg.sunken', borderInlineStartWidth: '1px', borderColor: 'border.strong' },
  },
  '.fs-notice': {
    display: 'flex', gap: '3', padding: '3', paddingInlineStart: '4', position: 'relative', flexShrink: '0',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'var(--fs-tone-border)', borderRadius: 'lg',
    boxShadow: 'inset 4px 0 0 var(--fs-tone-solid), {shadows.notice}', animation: 'fsc-appear 160ms',
    '&[data-tone=alarm]': { backgroundColor: 'var(--fs-tone-subtle)' },
    '&[data-lasting]': { boxShadow: 'inset 4px 0 0 var(--fs-tone-solid)', animation: 'none' },
    '&[data-quiet]': {
      backgroundColor: 'bg.surface', borderColor: 'border.default',
      '& .fs-notice-title': { color: 'fg.default' }, '& .fs-button[data-variant=solid]': { backgroundColor: 'bg.field', borderColor: 'border.control', color: 'fg.default' },
    },
    '& > .fs-mark': { marginTop: '1px' },
    '& > .fs-button': { alignSelf: 'flex-start', marginTop: '-4px', marginInlineEnd: '-4px' },
    '& .fs-button[data-variant=solid]': {
      backgroundColor: 'var(--fs-tone-solid)', borderColor: 'var(--fs-tone-solid)', color: 'var(--fs-tone-on-solid)',
      '&:hover': { filter: 'brightness(0.92)' },
    },
  },
  '.fs-notice-main': { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
  '.fs-notice-header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '3' },
  '.fs-notice-title': { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug', color: 'var(--fs-tone-fg)' },
  '.fs-notice-time': { fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
  '.fs-notice-body': { fontSize: 'sm', lineHeight: 'body', color: 'fg.default', overflowWrap: 'anywhere' },
  '.fs-notice-line': {
    display: 'flex', gap: '1.5', alignItems: 'baseline', fontVariantNumeric: 'tabular-nums',
    '& > :first-of-type': { flex: 'none', color: 'fg.muted' },
    '& > :last-of-type': { minWidth: '0', overflowWrap: 'anywhere' },
  },
  '.fs-notice-actions': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '1.5' },
  '.fs-notices-lead': {
    // with a lead line of the caller the notices can change several times a second: no animation then
    '&[data-lead] ~ .fs-notice': { animation: 'none' },
    '& > span': { flex: '1', minWidth: '0', display: 'flex', alignItems: 'center', gap: '2' }, '& > .fs-button': { marginBlock: '-4px', marginInlineEnd: '-8px' },
    display: 'flex', alignItems: 'center', gap: '2', paddingInline: '3', paddingBlock: '1.5', borderRadius: 'lg', flexShrink: '0',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', boxShadow: 'raised', fontSize: 'sm', color: 'fg.muted',
  },
  '.fs-notices-more': {
    // always visible, also on a low screen
    position: 'sticky', bottom: '0', zIndex: '1', alignSelf: 'flex-end', paddingInline: '3', paddingBlock: '1', borderRadius: 'full', backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong',
    boxShadow: 'raised', fontSize: 'sm', color: 'fg.muted',
    '&:has(button)': { padding: '0' },
  },
}
