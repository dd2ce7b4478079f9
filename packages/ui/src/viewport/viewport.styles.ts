import type { SystemStyleObject } from '@chakra-ui/react'
import { TONES } from '../theme/tone'
import { LABEL_GAP_PX } from './marker-look'
import { MARKER_PX } from './marker-size'

/** Nested selectors on the root; styles on each part would be resolved for each part (performance, "Tables"). */
export const viewportStyles: SystemStyleObject = {
  position: 'relative', width: '100%', height: '100%', minHeight: '240px', overflow: 'hidden',
  // no rounded corners: clipping moving content to a curve costs a second pass for every frame
  backgroundColor: 'bg.sunken',
  '& .fs-vp-stage': {
    position: 'absolute', inset: '0', overflow: 'hidden', touchAction: 'none', userSelect: 'none', cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
    // a pseudo-element above the plan: an outline of the stage would be computed again at every move
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { content: '""', display: 'block', position: 'absolute', inset: '0', borderWidth: '3px', borderColor: 'focus.ring', pointerEvents: 'none' },
    '& > canvas': { position: 'absolute', top: '0', left: '0', maxWidth: 'none', transformOrigin: '0 0', pointerEvents: 'none' },
    '& > canvas[hidden]': { display: 'none' },
  },
  '& .fs-vp-content': { position: 'absolute', top: '0', left: '0', visibility: 'hidden', pointerEvents: 'none', transformOrigin: '0 0' },
  '& .fs-vp-place': {
    position: 'absolute', inset: '0', display: 'flex', alignItems: 'center', justifyContent: 'center', backgroundColor: 'bg.sunken',
    // on paper it takes room of its own: the plan has no height there
    '@media print': { position: 'static' },
  },
  // a box of known size that contains everything: another name in the tip is laid out alone, not with the page
  '& .fs-vp-over': { position: 'absolute', inset: '0', contain: 'strict', pointerEvents: 'none' },
  '& .fs-vp-ring': {
    position: 'absolute', top: '0', left: '0', borderRadius: 'full',
    borderWidth: '3px', borderColor: 'focus.ring', boxShadow: '0 0 0 1px {colors.bg.surface}',
    ...ringSizes(),
  },
  '& .fs-vp-tip': {
    position: 'absolute', top: '0', left: '0', maxWidth: '320px', paddingInline: '2', paddingBlock: '1', borderRadius: 'md',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', boxShadow: 'raised',
    // the whole name: it is cut nowhere
    fontSize: 'sm', color: 'fg.default', width: 'max-content', overflowWrap: 'anywhere',
  },
  // markers on a white disc, as on the screen; the worst lies on top
  '& .fs-vp-paper': {
    position: 'relative', breakInside: 'avoid', borderWidth: '1px', borderColor: 'border.default',
    '& > canvas': { display: 'block', width: '100%', height: 'auto' },
    '& > span': { position: 'absolute', display: 'grid', padding: '2px', borderRadius: 'full', borderWidth: '1px', borderColor: 'var(--fs-tone-solid)', backgroundColor: 'bg.surface', transform: 'translate(-50%, -50%)' },
    '& > [data-tone=fault], & > [data-tone=offline]': { zIndex: '1' },
    '& > [data-tone=alarm]': { zIndex: '2' },
  },
  '& .fs-vp-buttons': {
    position: 'absolute', insetInlineEnd: '3', bottom: '3', display: 'flex', flexDirection: 'column',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'md', boxShadow: 'raised',
  },
  // the light scheme has paper, which needs no ink of its own
  '& .fs-vp-ink': { display: 'none', _dark: { display: 'block' } },
  '& .fs-vp-popover': {
    position: 'absolute', top: '0', left: '0', width: 'max-content', maxWidth: 'min(360px, calc(100% - 16px))', maxHeight: 'calc(100% - 16px)', overflow: 'auto',
    padding: '4', paddingInlineEnd: '10', backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'lg', boxShadow: 'overlay',
    fontSize: 'sm', color: 'fg.default',
    '& > .fs-button': { position: 'absolute', top: '1.5', insetInlineEnd: '1.5' },
  },
}

/** The ring stands close around the marker of its tone, and ends before its label. */
function ringSizes(): SystemStyleObject {
  return Object.fromEntries(TONES.map((tone) => {
    const edge = MARKER_PX[tone] + 2 * (LABEL_GAP_PX - 2)
    return [`&[data-tone=${tone}]`, { width: `${edge}px`, height: `${edge}px`, margin: `${-edge / 2}px` }]
  }))
}
