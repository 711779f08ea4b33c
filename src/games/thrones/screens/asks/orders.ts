// Placing orders, as it is loaded when it is asked.

import { beside } from './beside';
import { OrdersReply } from './ordersReply.svelte';
import Orders from './Orders.svelte';
import FanOnBoard from './planning/FanOnBoard.svelte';

export default beside(OrdersReply, Orders, { Over: FanOnBoard });
