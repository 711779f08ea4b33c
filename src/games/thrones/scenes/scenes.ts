// All scenes, in the order of the rulebook.

import type { ThronesScene } from './making/scene';
import { bidTie } from './bidTie';
import { bids } from './bids';
import { blade } from './blade';
import { cardsReturn } from './cardsReturn';
import { casualties } from './casualties';
import { cleanUp } from './cleanUp';
import { consolidateMuster } from './consolidateMuster';
import { consolidatePower } from './consolidatePower';
import { defenseOrder } from './defenseOrder';
import { enemySea } from './enemySea';
import { forbidden } from './forbidden';
import { foreignShips } from './foreignShips';
import { garrison } from './garrison';
import { homeReturns } from './homeReturns';
import { lastRound } from './lastRound';
import { leaveToken } from './leaveToken';
import { marchAgain } from './marchAgain';
import { marchSupply } from './marchSupply';
import { mustering } from './mustering';
import { neutralForce } from './neutralForce';
import { noRefuge } from './noRefuge';
import { oneBattle } from './oneBattle';
import { pillage } from './pillage';
import { portShips } from './portShips';
import { portTaken } from './portTaken';
import { raidDefense } from './raidDefense';
import { raidSea } from './raidSea';
import { raidSupport } from './raidSupport';
import { raven } from './raven';
import { retreat } from './retreat';
import { retreatBack } from './retreatBack';
import { rout } from './rout';
import { seventhCastle } from './seventhCastle';
import { siegeEngine } from './siegeEngine';
import { specialOrders } from './specialOrders';
import { supplyCard } from './supplyCard';
import { supportLand } from './supportLand';
import { supportRefused } from './supportRefused';
import { supportSea } from './supportSea';
import { supportWhom } from './supportWhom';
import { throneOfBlades } from './throneOfBlades';
import { tides } from './tides';
import { tie } from './tie';
import { transport } from './transport';
import { turnOrder } from './turnOrder';
import { upgrade } from './upgrade';
import { walkOver } from './walkOver';
import { watchLoses } from './watchLoses';
import { watchWins } from './watchWins';
import { wildlingIcons } from './wildlingIcons';
import { wildlingTie } from './wildlingTie';

export const scenes: readonly ThronesScene[] = [
  turnOrder,
  cleanUp,
  throneOfBlades,
  wildlingIcons,
  forbidden,
  specialOrders,
  raven,
  raidSupport,
  raidDefense,
  pillage,
  raidSea,
  walkOver,
  leaveToken,
  marchAgain,
  marchSupply,
  oneBattle,
  defenseOrder,
  supportWhom,
  supportRefused,
  supportSea,
  supportLand,
  consolidatePower,
  consolidateMuster,
  siegeEngine,
  garrison,
  blade,
  casualties,
  retreat,
  retreatBack,
  rout,
  noRefuge,
  tie,
  transport,
  foreignShips,
  portTaken,
  portShips,
  supplyCard,
  mustering,
  upgrade,
  enemySea,
  bids,
  bidTie,
  watchWins,
  watchLoses,
  wildlingTie,
  neutralForce,
  homeReturns,
  seventhCastle,
  lastRound,
  tides,
  cardsReturn
];
