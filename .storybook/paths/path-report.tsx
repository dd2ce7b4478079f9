import type { RegionReport } from './explore'

/** A table of the states and transitions that the walks covered in each region, and of transitions that are tested elsewhere. */
export function PathReport({ regions }: { regions: RegionReport[] }) {
  return (
    <table lang="en" style={{ borderSpacing: '16px 4px', margin: '24px auto', textAlign: 'left' }}>
      <caption>Leaf states and transitions that were walked on this screen</caption>
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col">Leaf states</th>
          <th scope="col">Transitions</th>
          <th scope="col">Tested elsewhere</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ name, leaves, transitions }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{outOf(leaves)}</td>
            <td>{outOf(transitions)}</td>
            <td>{transitions.elsewhere.join(', ') || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function outOf({ reached, missing }: { reached: string[]; missing: string[] }): string {
  return `${reached.length} of ${reached.length + missing.length}`
}
