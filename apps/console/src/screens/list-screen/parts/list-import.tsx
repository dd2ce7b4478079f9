import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { ImportDialog, type ImportValues } from '@smart-fire/ui/import'
import { useContext, useState } from 'react'
import { useWhyNot } from '../../../lib/use-why-not'
import type { InputSchema } from '../../form/form-declaration'
import * as formCatalogue from '../../form/form.messages'
import { isRequired } from '../../form/schema-facts'
import { ScopeContext } from '../../given-values'
import { fieldName, type ScreenWords } from '../../screen-words'
import { importOptions } from '../import-options'
import { BETWEEN_VALUES, importedFields, readRow, type ImportedField } from '../import-rows'
import { checkImport, oneReading, readRows, writeImport, type ImportCall } from '../run-import'
import { useToldWrite } from '../../use-told-write'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import type { OverlayProps } from '../open-row'

/** The most rows of one file, and of one call of the server. */
const MOST_ROWS = 10_000

/** Many rows from a file. Each is checked by the form's own schema, then all by the server; nothing is written before that. */
export default function ListImport<Row extends ListedRow, Filters, Input, NewInput>(props: OverlayProps<Row, Filters, Input, NewInput>) {
  const { declaration: { imports: schema, form }, calls: { importRows }, words } = props
  return schema && form && importRows ? <OpenImport {...{ schema, importRows, words }} fields={importedFields(form.fields, schema)} /> : null
}

interface OpenImportProps<Input> {
  schema: InputSchema<Input>
  importRows: ImportCall<Input>
  fields: readonly ImportedField[]
  words: ScreenWords
}

function OpenImport<Input>({ schema, importRows, fields, words }: OpenImportProps<Input>) {
  const messages = useMessages(catalogue)
  const formMessages = useMessages(formCatalogue)
  const actor = ListScreenActor.useActorRef()
  const client = useClient()
  const scope = useContext(ScopeContext)
  const told = useToldWrite()
  const whyNot = useWhyNot()
  const [reading] = useState(() => oneReading<Input>())
  const read = (rows: readonly ImportValues[], signal: AbortSignal, onProgress?: (share: number) => void) => {
    const optionsOf = importOptions({ fields, words, scope, client, signal })
    return readRows(rows, async (texts) => readRow(texts, { fields, schema, options: await optionsOf(texts), words: formMessages }), { signal, onProgress })
  }
  return (
    <ImportDialog
      open title={messages.importTitle(words.one)} name={words.one} mostRows={MOST_ROWS}
      fields={fields.map((field) => ({ key: field.name, header: headerOf(field, words), required: isRequired(schema, field.name) }))}
      check={async (rows, { signal, onProgress }) => checkImport(await read(rows, signal, onProgress), importRows, signal, () => onProgress(null))}
      run={(rows, run) => told(reading(run.importId, () => read(rows, run.signal)).then((inputs) => writeImport(inputs, importRows, run)))}
      failedText={(error) => whyNot(error, messages.noResponse)}
      onImported={() => actor.send({ type: 'overlay.saved' })}
      onClose={() => actor.send({ type: 'overlay.close' })}
    />
  )
}

/** Of repeated rows the header says how a line of the cell is written. */
const headerOf = (field: ImportedField, words: ScreenWords): string =>
  field.kind === 'rows' ? `${fieldName(words, field.name)} (${field.fields.map(({ name }) => fieldName(words, name)).join(BETWEEN_VALUES)})` : fieldName(words, field.name)
