// In the page of a host: what is computed for its elements and for ours. Bundled by `scripts/hosts/in-page.mjs`.
import { HOST_MARKUP } from '../../packages/ui/src/root/hostile-host.fixtures.ts'
import { differences, probeOf, probesOf } from '../../packages/ui/src/root/hostile-host.probe.ts'

/** The host's own elements, and forty kinds of elements that it might have: the page itself, everything in its `main`, and our markup. */
function hostLook() {
  document.activeElement?.blur()
  const markup = document.querySelector('[data-probes]') ?? document.body.appendChild(document.createElement('section'))
  if (!('probes' in markup.dataset)) {
    markup.dataset.probes = ''
    markup.innerHTML = HOST_MARKUP
  }
  standStill()
  return { page: [document.documentElement, document.body].map((element) => probeOf(element)), parts: probesOf([document.querySelector('main'), markup]) }
}

/** What has changed since. Beneath an open dialog the page itself does not scroll, and none of its parts takes a click or moves. */
function hostChanges(before, { isBeneath }) {
  const after = hostLook()
  return isBeneath ? differences(before.parts, after.parts, /^pointer-events$/) : [...differences(before.page, after.page), ...differences(before.parts, after.parts)]
}

/** Our elements around a dialog with the style sheets of the page and without those of others: how many there are, and what differs. */
function ourLook(dialog) {
  const root = dialog.closest('.fsc-root')
  const roots = [...root.children]
  // our rules begin with the class of their version
  const version = [...root.classList].find((name) => name.startsWith('fsc-root-'))
  const isOurs = ({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes(`.${version}`))
  const others = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !isOurs(sheet))
  const look = () => (standStill(), probesOf(roots))
  const inHost = look()
  for (const sheet of others) sheet.disabled = true
  const alone = look()
  for (const sheet of others) sheet.disabled = false
  return { probes: inHost.length, found: differences(alone, inHost) }
}

/** Ends transitions, so that values are not those of a moment. */
function standStill() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel()
    else animation.finish()
  }
}

globalThis.hostLooks = { hostChanges, hostLook, ourLook }
