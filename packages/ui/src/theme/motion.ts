/** The names have a prefix, because keyframes are global and a host may have a `spin` too (embedding C4). */
export const keyframes = {
  'fsc-spin': { to: { transform: 'rotate(360deg)' } },
  'fsc-shimmer': { '0%, 100%': { opacity: '0.45' }, '50%': { opacity: '0.9' } },
  'fsc-slide': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
  'fsc-panel-in': { from: { transform: 'translateX(100%)' } },
  'fsc-drawer-in': { from: { transform: 'translateX(-100%)' } },
  'fsc-panel-out': { to: { transform: 'translateX(100%)' } },
  // moves and does not fade: content must be readable from the first frame
  'fsc-appear': { from: { transform: 'translateY(-6px)' } },
}
