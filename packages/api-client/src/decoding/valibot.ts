/** The part of valibot that decoding needs, named once: a bundle then has one import of it, and none of its namespaces. */
export { check, intersect, pipe, rawTransform, safeParse, transform, unknown } from 'valibot'
export type { GenericSchema, InferOutput } from 'valibot'
