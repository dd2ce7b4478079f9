import type { ListedRecord } from '@smart-fire/api-client/records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList } from '@smart-fire/ui'
import { Text } from '@chakra-ui/react'
import { fact, LoadedArea, useLoaded } from '../../../screens'
import * as catalogue from './event-panel.messages'

interface Contact {
  name: string | null
  address: string | null
  person: string | null
  phone: string | null
}

/** Address and contact of the record's building or hydrant. */
export function PlaceFacts({ record: { buildingId, hydrantId } }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const contact = useLoaded<Contact, { buildingId: string | null; hydrantId: string | null }>({
    load: async (of, signal) => {
      if (of.hydrantId !== null) {
        const { address, unitName, phone } = await client.hydrants.unit(of.hydrantId, signal)
        return { name: unitName, address, person: null, phone }
      }
      const { name, address, responsiblePerson, phone } = await client.buildings.contact(of.buildingId ?? '', signal)
      return { name, address, person: responsiblePerson, phone }
    },
    query: buildingId === null && hydrantId === null ? null : { buildingId, hydrantId },
  })
  if (buildingId === null && hydrantId === null) return <Text color="fg.muted">{words.noBuilding}</Text>
  return (
    <LoadedArea loaded={contact} name={words.place} compact>
      {({ name, address, person, phone }) => (
        <DescriptionList
          items={[
            fact('name', words.building, name),
            fact('address', words.address, address, { copied: true }),
            fact('person', words.responsible, person),
            fact('phone', words.phone, phone, { copied: true }),
          ]}
        />
      )}
    </LoadedArea>
  )
}
