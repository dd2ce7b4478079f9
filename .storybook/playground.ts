/** A story to try a component or dialog in. */
export interface Playground<Args> {
  args: Args
  argTypes: { [Name in keyof Args]?: { options: readonly unknown[]; control: 'select' } }
  parameters: object
}

/**
 * A story whose controls are its args and nothing else: a control that changes nothing would be a lie, so a test in each package
 * changes every one and looks at the outcome. It has no play and no photograph: what the component does is tested by
 * its other stories.
 *
 * @param args texts, numbers and switches; everything else belongs to the `render` or the shared args of the file
 * @param choices the values of args that are one of a few
 */
export function playground<Args extends object>(args: Args, choices: { [Name in keyof Args]?: readonly unknown[] } = {}): Playground<Args> {
  const argTypes: Playground<Args>['argTypes'] = {}
  for (const name of Object.keys(choices) as (keyof Args)[]) argTypes[name] = { options: choices[name] ?? [], control: 'select' }
  return {
    args,
    argTypes,
    parameters: { controls: { disable: false, include: Object.keys(args) }, chromatic: { disableSnapshot: true } },
  }
}
