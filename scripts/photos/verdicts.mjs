/** The part of the picture from which a difference counts. Smaller ones are noise of text rendering. */
export const MIN_DIFFERENCE = 0.0005

/**
 * The verdict on each photograph: `same`, `changed`, `new` (none stored) or `gone` (stored, but its story does not exist).
 * @param taken photographs of this run: `{ key, difference }`, difference null without a stored one
 * @param kept keys of the stored photographs of the modes of this run
 */
export function photoVerdicts(taken, kept) {
  const known = new Set(taken.map(({ key }) => key))
  return [
    ...taken.map(({ key, difference }) => ({
      key,
      difference,
      verdict: difference === null ? 'new' : difference > MIN_DIFFERENCE ? 'changed' : 'same',
    })),
    ...kept.filter((key) => !known.has(key)).map((key) => ({ key, difference: null, verdict: 'gone' })),
  ]
}

/** A page with before, after and difference of all photographs that are not the same. */
export function reportPage(verdicts, { missedStories = [] } = {}) {
  const shown = verdicts.filter(({ verdict }) => verdict !== 'same')
  const count = (name) => verdicts.filter(({ verdict }) => verdict === name).length
  const figures = ['changed', 'new', 'gone', 'same'].map((name) => `${count(name)} ${name}`).join(' · ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Photographs: ${figures}</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; color: #1c2a3a; background: #f4f6f8 }
  section { background: #fff; border: 1px solid #dfe5ec; border-radius: 8px; padding: 12px; margin: 0 0 20px }
  h2 { font-size: 14px; margin: 0 0 8px } .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
  figure { margin: 0 } img { width: 100%; border: 1px solid #dfe5ec } .none { padding: 40px; text-align: center; color: #66758a; border: 1px dashed #c5ced9 }
</style>
<h1>${figures}</h1>
${missedStories.map((story) => `<p>Not photographed: ${escapeText(story)}</p>`).join('\n')}
${shown.map(section).join('\n')}
</html>
`
}

function section({ key, verdict, difference }) {
  const share = difference === null ? '' : `, ${(difference * 100).toFixed(2)} % of the picture`
  const before = verdict === 'new' ? null : `before/${key}.webp`
  const after = verdict === 'gone' ? null : `after/${key}.webp`
  const between = verdict === 'changed' ? `difference/${key}.webp` : null
  return `<section>
  <h2>${escapeText(key)}: ${verdict}${share}</h2>
  <div class="three">${figure('before', before)}${figure('after', after)}${figure('difference', between)}</div>
</section>`
}

function figure(name, file) {
  const picture = file ? `<a href="${escapeText(file)}"><img src="${escapeText(file)}" alt="${name}"></a>` : '<div class="none">nothing</div>'
  return `<figure><figcaption>${name}</figcaption>${picture}</figure>`
}

function escapeText(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
