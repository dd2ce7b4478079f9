import { Box } from '@chakra-ui/react'
import type { ReadRows } from '@smart-fire/api-client'
import type { FieldDifference, Operation } from '@smart-fire/api-client/logs'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, NO_VALUE, PagedTable, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useMemo } from 'react'
import { choiceName, factsOf, PanelPart, type PanelProps } from '../../../screens'
import * as catalogue from './operation-panel.messages'
import * as screen from './operations.messages'

/** The panel of an operation: who did what and when, and every changed field before and after. */
export function OperationPanel({ row, onClose }: PanelProps<Operation>) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  const fact = factsOf(names)
  return (
    <SlidePanel open onClose={onClose} title={[row.module, row.act].filter(Boolean).join(' · ')} subtitle={row.object ?? undefined}>
      <Box mb="6">
        <DescriptionList
          items={[
            fact('at', formatDateTime(row.at)),
            fact('person', [row.person, row.account].filter(Boolean).join(' ')),
            fact('address', row.address),
            fact('result', row.result === null ? null : choiceName(names, 'result', row.result)),
          ]}
        />
      </Box>
      <PanelPart title={words.changes}><Changes fields={row.fields} /></PanelPart>
    </SlidePanel>
  )
}

/** The fields by the names under which the server keeps them: they are evidence, and are not translated. */
function Changes({ fields: { rows, dropped } }: { fields: ReadRows<FieldDifference> }) {
  const words = useMessages(catalogue)
  const columns = useMemo(() => [
    { id: 'field', header: words.field, width: 180, cell: ({ field }: FieldDifference) => field },
    { id: 'before', header: words.before, wrap: true, cell: ({ before }: FieldDifference) => before ?? NO_VALUE },
    { id: 'after', header: words.after, wrap: true, cell: ({ after }: FieldDifference) => after ?? NO_VALUE },
  ], [words])
  return (
    <>
      {dropped > 0 ? <WarningBar>{words.unread(dropped)}</WarningBar> : null}
      {dropped > 0 && rows.length === 0 ? null : (
        <PagedTable
          label={words.changes} fill={false} columns={columns} rows={rows} rowKey={({ field }) => field}
          state={rows.length === 0 ? 'empty' : 'ready'} emptyText={words.none}
        />
      )}
    </>
  )
}
