import { DescriptionForm } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { en, zhCN } from '../building-detail.messages'
import type { BuildingFacts } from '../building-detail.machine'
import { buildingGroups } from '../building-groups'

/** All groups, one below the other; every field is disabled, because the dialog is read-only (spec 2 §2.5). */
export function BuildingFields({ facts }: { facts: BuildingFacts }) {
  const words = useMessages({ zhCN, en })
  const groups = buildingGroups(facts, words).map(({ id, fields }) => ({
    id,
    title: words.groups[id],
    fields: fields.map(({ text, wide, ...field }) => ({ ...field, label: words.fields[field.id], value: text, wide, multiline: wide })),
  }))
  return <DescriptionForm columns={5} groups={groups} />
}
