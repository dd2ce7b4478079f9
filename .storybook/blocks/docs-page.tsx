import { ArgTypes, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { GuideSection } from '../guides/guide-section'
import { isMachine } from '../machine-states'
import { storiesInFile } from './state-stories'
import { MachineDocs } from './state-table'

/** The docs page of Storybook. When the stories belong to a machine, it also shows the states and charts of the machine. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const machine: unknown = preparedMeta.parameters.machine
  if (isMachine(machine)) {
    return (
      <>
        <Head />
        <MachineDocs machine={machine} stories={storiesInFile(csfFile)} />
        <Stories />
      </>
    )
  }
  const { component } = preparedMeta as { component?: object }
  return (
    <>
      <Head />
      <Primary />
      <Controls />
      {component && '__docgenInfo' in component ? <><h2>Props</h2><ArgTypes of={component} /></> : null}
      <GuideSection of={preparedMeta.id} />
      <Stories includePrimary={false} />
    </>
  )
}

function Head() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
    </>
  )
}
