import type { NearCamera } from '@smart-fire/api-client/cameras'

/** The name of a camera, else its number. */
export const nameOfCamera = ({ name, number, id }: Pick<NearCamera, 'name' | 'number' | 'id'>): string => name ?? number ?? id
