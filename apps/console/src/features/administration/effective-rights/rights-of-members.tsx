import { Box } from '@chakra-ui/react'
import { roles, type Role, type RoleMembers } from '@smart-fire/api-client/roles'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, SelectField, SlidePanel } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { LoadedArea, useLoaded, type PanelProps } from '../../../screens'
import { EffectiveRights } from './effective-rights'
import * as catalogue from './effective-rights.messages'

/** The panel of a role: what one of its members may do, from all roles together. */
export function RightsOfMembers({ row, onClose }: PanelProps<Role>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const query = useMemo(() => ({ id: row.id }), [row.id])
  const loaded = useLoaded({ load: ({ id }, signal) => client.with(roles).members(id, signal), query, isEmpty: ({ members }) => members.length === 0 })
  return (
    <SlidePanel open onClose={onClose} title={words.title} subtitle={row.name ?? undefined}>
      <LoadedArea loaded={loaded} name={words.member}>{({ members }) => <OneOf members={members} />}</LoadedArea>
    </SlidePanel>
  )
}

/** The first member is chosen at first. */
function OneOf({ members }: { members: RoleMembers['members'] }) {
  const words = useMessages(catalogue)
  const [chosen, setChosen] = useState(members[0]?.id ?? '')
  return (
    <>
      <Box mb="4">
        <SelectField
          label={words.member} value={chosen} onChange={setChosen}
          options={members.map(({ id, name, username }) => ({ value: id, label: [name, username].filter(Boolean).join(' ') || id }))}
        />
      </Box>
      {members.some(({ id }) => id === chosen) ? <EffectiveRights key={chosen} userId={chosen} /> : <EmptyState compact title={words.choose} />}
    </>
  )
}
