import { Button } from "#ui/button/button.tsx";

/** A button that reloads the page, which alone helps if the code of its release is not on the server any more. */
export const ReloadButton = ({ label }: { readonly label: string }) => (
  <Button onClick={() => location.reload()}>{label}</Button>
);
