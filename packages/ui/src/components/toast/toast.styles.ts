import type { GlobalStyleObject } from '@chakra-ui/react'

const kind = (tone: string) => ({ '& > svg': { color: `tone.${tone}.solid` }, borderColor: `tone.${tone}.border` })

export const toastStyles: GlobalStyleObject = {
  '.fs-toasts': {
    position: 'fixed', top: '4', insetInlineStart: '50%', transform: 'translateX(-50%)', zIndex: 'toast', width: 'max-content', maxWidth: 'calc(100vw - 32px)', pointerEvents: 'none',
  },
  '.fs-toasts, .fs-toasts-polite': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' },
  '.fs-toast': {
    display: 'flex', alignItems: 'flex-start', gap: '2.5', minWidth: '280px', maxWidth: '480px', paddingBlock: '2.5', paddingInlineStart: '3.5', paddingInlineEnd: '2',
    backgroundColor: 'bg.raised', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'notice', animation: 'fsc-appear 160ms', pointerEvents: 'auto',
    '& > svg': { marginTop: '2px' },
    '&[data-kind=success]': kind('normal'),
    '&[data-kind=info]': kind('info'),
    '&[data-kind=warning]': kind('fault'),
    '&[data-kind=error]': kind('alarm'),
  },
  '.fs-toast-text': { flex: '1', minWidth: '0', overflowWrap: 'anywhere', '& > p': { lineHeight: 'body' } },
  '.fs-toast-title': { fontWeight: 'semibold' },
}
