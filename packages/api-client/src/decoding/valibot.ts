/** The part of valibot that decoding needs, named once: a bundle then has one import of it, and none of its namespaces. */
export { pipe, rawTransform, safeParse, unknown } from 'valibot'
export type { GenericSchema, InferOutput } from 'valibot'
