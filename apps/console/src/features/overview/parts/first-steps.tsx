import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { firstSteps, type SiteProgress } from '@smart-fire/api-client/first-steps'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { StatusBadge } from '@smart-fire/ui'
import { Link } from 'react-router'
import { offered } from '../../../lib/offered'
import { useLoaded } from '../../../screens/loaded/use-loaded'
import { useRights } from '../../../screens/rights/rights'
import { Card } from './card'
import * as catalogue from './first-steps.messages'

const STEPS = [
  { name: 'buildings', to: '/adminSys/buildManager' },
  { name: 'plans', to: '/adminSys/buildManager' },
  { name: 'gateways', to: '/adminSys/deviceManger' },
  { name: 'devices', to: '/huozaibaojing/fireDeviceManger' },
  { name: 'reporting', to: '/adminSys/deviceManger' },
] as const satisfies readonly { name: keyof SiteProgress; to: string }[]

/** What a new site still needs before it can receive an alarm: it only leads to the screens that do it (ADR 30). Administrators of a site see it until all is done. */
export function FirstSteps() {
  const mayBuild = useRights('adminSys/buildManager')('btn_add')
  const client = useClient()
  const { value } = useLoaded<SiteProgress | null, object>({ load: (_query, signal) => offered(client.with(firstSteps).progress(signal)), query: mayBuild ? {} : null })
  // a number that the server does not tell is no step to do
  if (!value || STEPS.every(({ name }) => value[name] !== 0)) return null
  return <Box px={{ base: '4', xl: '5' }} pt={{ base: '4', xl: '5' }}><StepList progress={value} /></Box>
}

function StepList({ progress }: { progress: SiteProgress }) {
  const words = useMessages(catalogue)
  return (
    <Card title={words.title}>
      <Text color="fg.muted" mb="3">{words.explained}</Text>
      <chakra.ol listStyleType="none" m="0" p="0">
        {STEPS.map(({ name, to }, order) => {
          const isDone = progress[name] !== 0
          const step = words.steps[name]
          return (
            <Flex as="li" key={name} align="center" gap="4" py="2.5" borderTopWidth={order === 0 ? '0' : '1px'} borderColor="border.default">
              <StatusBadge tone={isDone ? 'normal' : 'notEnabled'} size="sm">{isDone ? words.done : words.open}</StatusBadge>
              <Text fontWeight="500" whiteSpace="nowrap">{`${order + 1}. ${step.name}`}</Text>
              <Text flex="1" minW="0" fontSize="sm" color="fg.muted">{step.text}</Text>
              {isDone ? null : <chakra.span color="accent.fg" whiteSpace="nowrap"><Link to={to} aria-label={words.goTo(step.name, step.go)}>{step.go}</Link></chakra.span>}
            </Flex>
          )
        })}
      </chakra.ol>
    </Card>
  )
}
