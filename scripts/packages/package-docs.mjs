/** `llms.txt` of a package: every public export under its entry, with what its doc comment says (llmstxt.org). */
export function llmsText({ name, version, description, entries }) {
  const parts = entries.map(({ entry, exports }) => `## ${entry}\n\n${exports.map(line).join('\n')}\n`)
  return `# ${name} ${version}\n\n> ${description}\n\nESM, TypeScript. How to use it: README.md of this package. Props of the components: dist/props.md.\n\n${parts.join('\n')}`
}

/** The tables of all props of a package. Of a component that two entries export there is one table. */
export function propsTables({ name, entries }) {
  const tables = new Map(entries.flatMap(({ exports }) => exports).filter(({ props }) => props.length > 0).map((exported) => [exported.name, tableOf(exported)]))
  return tables.size === 0 ? '' : `# Props of ${name}\n\nMade of the types. \`*\`: required.\n\n${[...tables.values()].join('\n')}`
}

const line = ({ name, kind, says }) => `- \`${name}\`${kind === 'type' ? ' (type)' : ''}${says === '' ? '' : `: ${says}`}`

function tableOf({ name, says, props }) {
  const rows = props.map((prop) => `| \`${prop.name}\`${prop.required ? ' *' : ''} | \`${cell(prop.type)}\` | ${cell(prop.says)} |`)
  return `## ${name}\n\n${says === '' ? '' : `${says}\n\n`}| prop | type | |\n|---|---|---|\n${rows.join('\n')}\n`
}

const cell = (text) => text.replaceAll('|', '\\|')
