/** Query string of the choice of cards. */
export const CARD_CHOICE = '?tab=review&view=cards';
