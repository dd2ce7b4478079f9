import type { GlobalStyleObject } from '@chakra-ui/react'

/** A target of 24 px (WCAG 2.5.8), half of it outside the area; see `REACH_PX`. */
const GRIP = '24px'

export const areaStyles: GlobalStyleObject = {
  '.fs-area': { display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '1.5' },
  '.fs-area-shown': { flex: '4 1 280px', maxWidth: '560px', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1.5' },
  '.fs-area-frame': {
    position: 'relative', borderRadius: 'md', backgroundColor: 'bg.sunken', color: 'fg.subtle', cursor: 'crosshair', touchAction: 'none', userSelect: 'none',
    '&::after': { content: '""', display: 'block', position: 'absolute', inset: '0', borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md', pointerEvents: 'none' },
    // outside: at the edge of the picture an area has the same colour
    '&:focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '3px' },
    '&[data-read]': { cursor: 'default', touchAction: 'auto', '& .fs-area-box': { cursor: 'default' } },
  },
  '.fs-area-picture': {
    position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', overflow: 'hidden', borderRadius: 'md', pointerEvents: 'none',
    '& > :is(img, canvas, video)': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'fill' },
    '& > [hidden]': { display: 'none' },
  },
  '.fs-area-shade': { position: 'absolute', boxShadow: '0 0 0 9999px {colors.bg.scrim}' },
  // white inside, the accent outside: one of the two stands out from any picture
  '.fs-area-box': {
    position: 'absolute', cursor: 'move', borderWidth: '2px', borderColor: 'accent.onSolid', outline: '2px solid {colors.accent.solid}',
    '&[data-whole]': { pointerEvents: 'none', borderStyle: 'dashed', outline: 'none', boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
    '[data-read] > &': { pointerEvents: 'none' },
  },
  '.fs-area-grip': {
    position: 'absolute', width: GRIP, height: GRIP, transform: 'translate(-50%, -50%)', display: 'grid', placeItems: 'center',
    '&[data-x="0"]': { width: `calc(100% - ${GRIP})`, left: '50%', cursor: 'ns-resize' },
    '&[data-y="0"]': { height: `calc(100% - ${GRIP})`, top: '50%', cursor: 'ew-resize' },
    '&[data-x="-1"]': { left: '0' }, '&[data-x="1"]': { left: '100%' }, '&[data-y="-1"]': { top: '0' }, '&[data-y="1"]': { top: '100%' },
    '&[data-corner]::before': { content: '""', display: 'block', width: '12px', height: '12px', borderRadius: 'sm', borderWidth: '2px', borderColor: 'accent.solid', backgroundColor: 'accent.onSolid' },
    '&[data-corner=same]': { cursor: 'nwse-resize' }, '&[data-corner=other]': { cursor: 'nesw-resize' },
  },
  '.fs-area-note': { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted', '&:empty': { display: 'none' } },
  '.fs-area-side': { flex: '1 1 200px', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' },
  '.fs-area-numbers': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', width: '100%' },
}
