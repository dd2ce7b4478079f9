import type { GlobalStyleObject } from '@chakra-ui/react'

// spec 2 §9
const PANEL_PX = 980
const PANEL_MS = 300

export const dialogStyles: GlobalStyleObject = {
  '.fs-scrim': { position: 'fixed', inset: '0', zIndex: 'overlay', backgroundColor: 'bg.scrim' },
  '.fs-dialog-place': {
    position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex', alignItems: 'center', justifyContent: 'center', overscrollBehavior: 'contain',
    '&[data-side]': { alignItems: 'stretch', justifyContent: 'flex-end', overflow: 'hidden' },
    '&[data-side=start]': { justifyContent: 'flex-start' },
  },
  '.fs-dialog-title': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight', color: 'fg.default' },
  '.fs-screen': {
    display: 'flex', flexDirection: 'column', width: '100%', height: '100%', backgroundColor: 'bg.canvas', outline: 'none', animation: 'fsc-appear 140ms',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '.fs-screen-header': {
    display: 'flex', alignItems: 'center', gap: '4', minHeight: '14', paddingInlineStart: '6', paddingInlineEnd: '4', flexShrink: '0',
    backgroundColor: 'bg.surface', borderBottomWidth: '1px', borderColor: 'border.default',
  },
  '.fs-screen-titles': { display: 'flex', alignItems: 'baseline', gap: '3', flex: '1', minWidth: '0', '& > .fs-count': { alignSelf: 'center' } },
  '.fs-screen-subtitle': { color: 'fg.muted', fontSize: 'sm', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.fs-screen-actions': { display: 'flex', alignItems: 'center', gap: '2' },
  '.fs-screen-body': { flex: '1', minHeight: '0', overflow: 'auto', position: 'relative', '&[data-padded]': { padding: '5', paddingInline: '6' }, '&:focus-visible': { outlineOffset: '-2px' } },
  '.fs-panel': {
    display: 'flex', flexDirection: 'column', width: `${PANEL_PX}px`, maxWidth: '100%', height: '100%', backgroundColor: 'bg.canvas',
    borderInlineStartWidth: '1px', borderColor: 'border.strong', boxShadow: 'overlay', outline: 'none',
    '&[data-size=medium]': { width: '560px' },
    '&[data-state=open]': { animation: `fsc-panel-in ${PANEL_MS}ms {easings.standard}` },
    '&[data-state=closed]': { animation: `fsc-panel-out ${PANEL_MS}ms {easings.standard} forwards` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '.fs-modal': {
    display: 'flex', flexDirection: 'column', width: '480px', maxWidth: 'calc(100% - 32px)', maxHeight: 'calc(100vh - 64px)',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', boxShadow: 'overlay', outline: 'none',
    animation: 'fsc-appear 140ms',
    '&[data-size=sm]': { width: '380px' },
    // narrow enough to stand beside the live notices at a width of 1280 px
    '&[data-size=lg]': { width: '592px' },
    '&[data-size=xl]': { width: '880px' },
  },
  '.fs-modal-header': {
    display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', paddingBlock: '3', paddingInlineStart: '5', paddingInlineEnd: '3', flexShrink: '0',
    borderBottomWidth: '1px', borderColor: 'border.default',
  },
  '.fs-modal-body': {
    flex: '1', minHeight: '0', overflow: 'auto', padding: '5', position: 'relative',
    // a form has its foot in the body, whose corners would stand out of the round ones of the dialog
    '&:last-child': { borderEndStartRadius: 'calc({radii.lg} - 1px)', borderEndEndRadius: 'calc({radii.lg} - 1px)' },
  },
  '.fs-modal-description': { color: 'fg.muted', marginBottom: '4', '&:last-child': { marginBottom: '0' } },
  '.fs-modal-footer': {
    display: 'flex', justifyContent: 'flex-end', gap: '2.5', paddingBlock: '3', paddingInline: '5', borderTopWidth: '1px', borderColor: 'border.default', flexShrink: '0',
  },
}
