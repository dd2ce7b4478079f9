import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { isMachine } from '../machine-states'
import { storiesInFile } from './state-stories'
import { MachineDocs } from './state-table'

/** The docs page of Storybook. When the stories belong to a machine, it also shows the states and charts of the machine. */
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
