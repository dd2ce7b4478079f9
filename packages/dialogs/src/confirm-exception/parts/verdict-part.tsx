import { VERDICT } from '@smart-fire/api-client'
import { LiveRegion, RadioCards, type Tone } from '@smart-fire/ui'
import { Box, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { ConfirmExceptionActor, selectIsFire, selectPhase } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'

const VERDICTS = [
  { value: VERDICT.realFire, tone: 'alarm' },
  { value: VERDICT.fireTest, tone: 'info' },
  { value: VERDICT.falseAlarm, tone: 'normal' },
] as const satisfies readonly { value: string; tone: Tone }[]

/** A fire gets a verdict; a fault is handled without one (spec 1 §2). */
export function VerdictPart() {
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  return (
    <>
      {isFire ? <FireVerdicts /> : <FaultQuestion />}
      <Outcome />
    </>
  )
}

function FireVerdicts() {
  const words = useMessages({ zhCN, en })
  const actor = ConfirmExceptionActor.useActorRef()
  const verdict = ConfirmExceptionActor.useSelector(({ context }) => context.verdict)
  const phase = ConfirmExceptionActor.useSelector(selectPhase)
  const deciding = phase === 'deciding' || phase === 'askingAgain'
  const choose = (value: string) => {
    const chosen = VERDICTS.find((option) => option.value === value)
    if (chosen) actor.send({ type: 'verdict.choose', verdict: chosen.value })
  }
  return (
    <RadioCards
      label={words.verdict}
      value={verdict}
      onChange={choose}
      disabled={!deciding}
      columns={3}
      options={VERDICTS.map(({ value, tone }) => ({
        value,
        tone,
        label: words.verdicts[value],
        description: words.verdictHints[value],
      }))}
    />
  )
}

function FaultQuestion() {
  const words = useMessages({ zhCN, en })
  return (
    <Box>
      <Text fontWeight="medium">{words.faultQuestion}</Text>
      <Text mt="1" color="fg.muted" fontSize="sm">
        {words.faultHint}
      </Text>
    </Box>
  )
}

function Outcome() {
  const words = useMessages({ zhCN, en })
  const value = ConfirmExceptionActor.useSelector(({ value }) => value)
  if (value === 'succeeded') return <OutcomeText text={words.succeeded} tone="normal" />
  if (value === 'unsent') return <OutcomeText text={words.unsent} tone="fault" />
  return <LiveRegion>{value === 'submitting' ? words.sending : null}</LiveRegion>
}

function OutcomeText({ text, tone }: { text: string; tone: 'normal' | 'fault' }) {
  return (
    <Text role="status" mt="4" fontSize="sm" color={`tone.${tone}.fg`}>
      {text}
    </Text>
  )
}
