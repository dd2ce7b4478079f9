/** A reason why a form was not submitted: the problem and its field. */
export interface FormProblem {
  /** The `name` that the field was given; null when it is about the form as a whole, as an error of the server can be. */
  field: string | null
  /** The field's label; null for the whole form. */
  label: string | null
  message: string
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

/**
 * The problems that fields report themselves: a date that does not exist, a text that is no number. What cannot be changed stops no form: the user
 * could not mend it.
 */
export function ownProblems(form: HTMLFormElement): readonly FormProblem[] {
  return controlsOf(form).filter(({ validity, willValidate }) => willValidate && validity.customError).map(problemOf)
}

/** Moves the focus to a field by its `name`. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = [...form.querySelectorAll<HTMLElement>('[name], [data-name]')].find((each) => each.getAttribute('name') === name || each.dataset['name'] === name)
  const control = field?.matches('input, select, textarea, button') ? field : firstControl(field)
  control?.scrollIntoView?.({ block: 'center' })
  control?.focus()
}

/** Of a field that is a group of controls. */
function firstControl(field: HTMLElement | undefined): HTMLElement | null | undefined {
  return field?.querySelector<HTMLElement>('input:checked:not(:disabled)') ?? field?.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled)')
}

function problemOf(control: Control): FormProblem {
  const field = control.name || control.dataset['name'] || control.closest<HTMLElement>('fieldset[data-name]')?.dataset['name']
  return { field: field ?? null, label: labelOf(control), message: control.validationMessage }
}

/** The label without its star. */
function labelOf(control: Control): string | null {
  return control.labels?.[0]?.firstChild?.textContent ?? control.closest('fieldset')?.querySelector('legend')?.firstChild?.textContent ?? null
}

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.querySelectorAll<Control>('input, textarea, select, button')]
}
