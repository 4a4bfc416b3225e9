declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
declare module '*.css';
/** A page of a sandboxed frame. The default export is its address. */
declare module '*.html' {
  const address: string;
  export default address;
}
