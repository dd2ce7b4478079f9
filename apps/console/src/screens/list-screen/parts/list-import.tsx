import { isApiError } from '@smart-fire/api-client'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { ImportDialog, type ImportOutcome, type ImportValues } from '@smart-fire/ui/import'
import { useContext } from 'react'
import type { InputSchema } from '../../form/form-declaration'
import * as formCatalogue from '../../form/form.messages'
import { isRequired } from '../../form/schema-facts'
import { ScopeContext } from '../../given-values'
import { fieldName, type ScreenWords } from '../../screen-words'
import { importOptions } from '../import-options'
import { importedFields, readRow, type ImportedField } from '../import-rows'
import { useToldWrite } from '../../use-told-write'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import type { OverlayProps } from '../open-row'

/** The most rows that the server takes at once. */
const MOST_ROWS = 1_000

/** Many rows from a file. Each is checked by the form's own schema, then all by the server; nothing is written before that. */
export default function ListImport<Row extends ListedRow, Filters, Input, NewInput>(props: OverlayProps<Row, Filters, Input, NewInput>) {
  const { declaration: { imports: schema, form }, calls: { importRows }, words } = props
  return schema && form && importRows ? <OpenImport {...{ schema, importRows, words }} fields={importedFields(form.fields, schema)} /> : null
}

interface OpenImportProps<Input> {
  schema: InputSchema<Input>
  importRows: (rows: readonly Input[], options: { dryRun: boolean }, signal?: AbortSignal) => Promise<{ accepted: number; errors: ImportOutcome['problems'] }>
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
  const send = async (rows: readonly ImportValues[], dryRun: boolean, signal: AbortSignal): Promise<ImportOutcome> => {
    const optionsOf = importOptions({ fields, words, scope, client, signal })
    const read = []
    for (const texts of rows) read.push(readRow(texts, { fields, schema, options: await optionsOf(texts), words: formMessages }))
    const problems = read.flatMap(({ problems: own }, row) => own.map((problem) => ({ ...problem, row })))
    if (problems.length > 0) return { accepted: 0, problems }
    const { accepted, errors } = await importRows(read.flatMap(({ input }) => (input === null ? [] : [input])), { dryRun }, signal)
    return { accepted, problems: errors }
  }
  return (
    <ImportDialog
      open title={messages.importTitle(words.one)} name={words.one} mostRows={MOST_ROWS}
      fields={fields.map(({ name }) => ({ key: name, header: fieldName(words, name), required: isRequired(schema, name) }))}
      check={async (rows, signal) => (await send(rows, true, signal)).problems}
      run={(rows, { signal }) => told(send(rows, false, signal))}
      failedText={(error) => (isApiError(error) && error.serverMessage) || messages.noResponse}
      onImported={() => actor.send({ type: 'overlay.saved' })}
      onClose={() => actor.send({ type: 'overlay.close' })}
    />
  )
}
