import { tabsScreen } from '../../../screens'
import { models } from './models'
import { series } from './series'
import * as words from './series-and-models.messages'

/** Series of manufacturers and their models, which all tenants share (spec 1 §2 deviceSeries, contract device 10, 16, ADR 71). */
export default tabsScreen({ key: 'adminSys/deviceSeries', words, tabs: { series, models } })
