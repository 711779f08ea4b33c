// Placing orders, as it is loaded when it is asked.

import { boardPanel } from './boardPanel';
import { OrdersReply } from './ordersReply.svelte';
import Orders from './Orders.svelte';
import FanOnBoard from './planning/FanOnBoard.svelte';

export default boardPanel(OrdersReply, Orders, { Over: FanOnBoard });
