import type { SystemStyleObject } from '@chakra-ui/react'

/** One set of rules on the root: each part's own would be resolved for each part (performance, "Tables"). */
export const viewportStyles: SystemStyleObject = {
  position: 'relative', width: '100%', height: '100%', minHeight: '240px', overflow: 'hidden',
  // no round corners: clipping what moves to a curve takes a second pass over every frame
  backgroundColor: 'bg.sunken',
  '& .fs-vp-stage': {
    position: 'absolute', inset: '0', overflow: 'hidden', touchAction: 'none', userSelect: 'none', cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
    // above the plan, and no outline of the stage's own: that would be measured again at every move of the plan
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { content: '""', position: 'absolute', inset: '0', borderWidth: '3px', borderColor: 'focus.ring', pointerEvents: 'none' },
    '& > canvas': { position: 'absolute', top: '0', left: '0', maxWidth: 'none', transformOrigin: '0 0', pointerEvents: 'none' },
    '& > canvas[hidden]': { display: 'none' },
  },
  '& .fs-vp-content': { position: 'absolute', top: '0', left: '0', visibility: 'hidden', pointerEvents: 'none', transformOrigin: '0 0' },
  '& .fs-vp-place': {
    position: 'absolute', inset: '0', display: 'flex', alignItems: 'center', justifyContent: 'center', backgroundColor: 'bg.sunken',
  },
  '& .fs-vp-ring': {
    position: 'absolute', top: '0', left: '0', width: '38px', height: '38px', margin: '-19px', borderRadius: 'full', pointerEvents: 'none',
    borderWidth: '3px', borderColor: 'focus.ring', boxShadow: '0 0 0 2px {colors.bg.surface}',
  },
  '& .fs-vp-tip': {
    // what is written in it concerns nothing around it
    contain: 'content',
    position: 'absolute', top: '0', left: '0', maxWidth: '320px', paddingInline: '2', paddingBlock: '1', borderRadius: 'md', pointerEvents: 'none',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', boxShadow: 'raised',
    fontSize: 'sm', color: 'fg.default', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis',
  },
  '& .fs-vp-buttons': {
    position: 'absolute', insetInlineEnd: '3', bottom: '3', display: 'flex', flexDirection: 'column',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'md', boxShadow: 'raised',
  },
  '& .fs-vp-popover': {
    position: 'absolute', top: '0', left: '0', width: 'max-content', maxWidth: 'min(360px, calc(100% - 16px))', maxHeight: 'calc(100% - 16px)', overflow: 'auto',
    padding: '4', paddingInlineEnd: '10', backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'lg', boxShadow: 'overlay',
    fontSize: 'sm', color: 'fg.default',
    '& > .fs-button': { position: 'absolute', top: '1.5', insetInlineEnd: '1.5' },
  },
}
