import { cameras, type NearCamera } from '@smart-fire/api-client/cameras'
import { useClient, type SeenPlace } from '@smart-fire/dialogs/provider'
import { offered } from '../../lib/offered'
import { useLoaded, type Loaded } from '../loaded/use-loaded'

/** The cameras that see a place, the best first; their value is null where the platform does not tell, and while there is no place. */
export function useNearestCameras(place: SeenPlace | null): Loaded<readonly NearCamera[] | null> {
  const client = useClient()
  return useLoaded<readonly NearCamera[] | null, SeenPlace>({
    load: (device, signal) => offered(client.with(cameras).nearest(device, signal)),
    query: place && { sensorNumber: place.sensorNumber, buildingId: place.buildingId, floor: place.floor },
  })
}
