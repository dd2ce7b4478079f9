import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { isMachine } from '../machine-states'
import { storiesInFile } from './state-stories'
import { MachineDocs } from './state-table'

/** Storybook's own docs page; where the stories belong to a machine, the machine documents itself. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const machine: unknown = preparedMeta.parameters.machine
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isMachine(machine) ? (
        <MachineDocs machine={machine} stories={storiesInFile(csfFile)} />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <Stories />
    </>
  )
}
