import { Flex, Heading } from '@chakra-ui/react'
import { roles, type EffectiveRights as Rights } from '@smart-fire/api-client/roles'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, EmptyState, NO_VALUE, Tree, WarningBar } from '@smart-fire/ui'
import { useMemo } from 'react'
import { LoadedArea, useLoaded } from '../../../screens'
import * as catalogue from './effective-rights.messages'
import type { EffectiveRightsMessages } from './effective-rights.messages'
import { rightsTree } from './rights-tree'

/** What one user may open, press and see now, as the server computes it for a request of that user. */
export function EffectiveRights({ userId }: { userId: string }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const query = useMemo(() => ({ userId }), [userId])
  const loaded = useLoaded({ load: ({ userId: id }, signal) => client.with(roles).rightsOf(id, signal), query })
  return <LoadedArea loaded={loaded} name={words.title}>{(rights) => <Shown rights={rights} />}</LoadedArea>
}

function Shown({ rights: shown }: { rights: Rights }) {
  const { kind, disabled, roles: held, allSystems, systems, rights, unread } = shown
  const words = useMessages(catalogue)
  // only a role that is being changed has rights that cannot be given
  const tree = useMemo(
    () => rightsTree(rights.map((right) => ({ ...right, name: right.positions.length > 0 ? words.via(right.name, right.positions.join(words.between)) : right.name, grantable: true }))),
    [rights, words],
  )
  const names = held.map((role) => roleText(role, words)).join(words.between)
  const source = kind === 'superAdmin' ? words.superAdmin : kind === 'tenantAdmin' ? words.tenantAdmin : names || (unread > 0 ? NO_VALUE : words.noRole)
  const scope = allSystems ? words.allSystems : systems.join(words.between) || (allSystems === null ? NO_VALUE : words.noSystem)
  return (
    <Flex direction="column" gap="4">
      {disabled === false ? null : <WarningBar>{disabled ? words.disabled : words.maybeDisabled}</WarningBar>}
      {unread > 0 ? <WarningBar>{words.unread(unread)}</WarningBar> : null}
      <DescriptionList items={[{ id: 'from', term: words.from, value: source }, { id: 'scope', term: words.scope, value: scope }, { id: 'places', term: words.places, value: placesText(shown, words) }]} />
      <Heading as="h3" size="sm">{words.rights}</Heading>
      {tree.length > 0 ? <Tree label={words.rights} nodes={tree} initiallyExpanded={tree.map(({ id }) => id)} /> : unread > 0 ? null : <EmptyState compact title={words.nothing} />}
    </Flex>
  )
}

/** A role, with the positions from which it comes. */
function roleText({ id, name, own, positions }: Rights['roles'][number], words: EffectiveRightsMessages): string {
  const role = name ?? id
  if (positions.length === 0) return role
  return own ? words.also(role, positions.join(words.between)) : words.via(role, positions.join(words.between))
}

/** What the visible places are found by. */
function placesText({ allPlaces, regions, buildings, departments }: Rights, words: EffectiveRightsMessages): string {
  if (allPlaces) return words.allPlaces
  const parts = [[words.regions, regions], [words.buildings, buildings], [words.departments, departments]] as const
  return parts.filter(([, names]) => names.length > 0).map(([of, names]) => of(names.join(words.between))).join(words.betweenKinds) || (allPlaces === null ? NO_VALUE : words.noPlace)
}
