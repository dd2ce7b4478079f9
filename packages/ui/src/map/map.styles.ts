import { defineStyle } from '@chakra-ui/react'

/** All rules that the map needs. The library's own style sheet is for its controls, which we do not use. */
export const mapStyles = defineStyle({
  position: 'relative', overflow: 'hidden', minHeight: '220px', borderRadius: 'md', borderWidth: '1px', borderColor: 'border.default', backgroundColor: 'bg.sunken', isolation: 'isolate',
  '& .map-target': { position: 'absolute', inset: '0', userSelect: 'none', touchAction: 'none', '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'md' } },
  '& .map-state': { position: 'absolute', inset: '0', display: 'grid', alignContent: 'center', backgroundColor: 'bg.surface', zIndex: '3' },
  '& .map-tools': {
    position: 'absolute', top: '2', insetInlineEnd: '2', zIndex: '2', display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1',
    '& button': { backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', boxShadow: 'raised' },
    '& button:hover:not(:disabled)': { backgroundColor: 'bg.hover' },
  },
  '& .map-notes': {
    // next to the degree labels of the grid
    position: 'absolute', top: '2', insetInlineStart: '16', zIndex: '1', maxWidth: '60%', paddingInline: '2', paddingBlock: '0.5', borderRadius: 'sm', borderWidth: '1px',
    borderColor: 'border.default', backgroundColor: 'bg.raised', color: 'fg.muted', fontSize: 'xs', pointerEvents: 'none',
  },
  '& .map-foot': {
    position: 'absolute', bottom: '6', insetInlineStart: '2', zIndex: '1', display: 'flex', alignItems: 'flex-end', gap: '3', padding: '1.5', borderRadius: 'sm', pointerEvents: 'none',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.default', color: 'fg.muted', fontSize: 'xs', lineHeight: '1',
  },
  '& .map-scale': { borderWidth: '0 1px 1px', borderColor: 'fg.muted', paddingBottom: '1', textAlign: 'center', whiteSpace: 'nowrap' },
  '& .map-credit': { position: 'absolute', bottom: '1', insetInlineEnd: '2', zIndex: '1', fontSize: 'xs', color: 'fg.muted', backgroundColor: 'bg.raised', paddingInline: '1', borderRadius: 'sm' },
  '& .map-list': {
    position: 'absolute', top: '0', bottom: '0', insetInlineStart: '0', zIndex: '2', width: '260px', maxWidth: '70%', overflow: 'auto', padding: '2', backgroundColor: 'bg.raised',
    borderInlineEndWidth: '1px', borderColor: 'border.strong', boxShadow: 'overlay',
    '& li > button': { display: 'flex', alignItems: 'center', gap: '2', width: '100%', minHeight: 'control.md', paddingInline: '2', borderRadius: 'sm', textAlign: 'start', fontSize: 'sm' },
    '& li > button:hover': { backgroundColor: 'bg.hover' },
    '& li > button[aria-current]': { backgroundColor: 'bg.selected', fontWeight: 'medium' },
    '& .map-list-name': { flex: '1', minWidth: '0' },
    '& .map-list-status': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
  },
  '& .map-popup': {
    // above the notes and the scale
    position: 'absolute', top: '0', left: '0', zIndex: '2', width: 'max-content', maxWidth: 'min(340px, calc(100% - 16px))', maxHeight: 'calc(100% - 16px)', overflow: 'auto', padding: '3', paddingInlineEnd: '10', borderRadius: 'md', borderWidth: '1px', borderColor: 'border.strong',
    backgroundColor: 'bg.raised', boxShadow: 'overlay', visibility: 'hidden',
    '& .map-popup-close': { position: 'absolute', top: '1', insetInlineEnd: '1' },
  },
})
