// English text of the table that is not yet a message.

import planning from './en/planning';

const en = { planning };

export default en;
