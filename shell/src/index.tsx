export const x = <p>hi</p>;
