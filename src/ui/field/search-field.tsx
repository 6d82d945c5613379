import { startTransition, useOptimistic } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface SearchFieldProps extends Omit<TextFieldProps, "type" | "value" | "onChange"> {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A field for searching while typing: each key press shows at once, and the results are rendered after it. */
export function SearchField({ query, onQuery, ...field }: SearchFieldProps) {
  const [text, setText] = useOptimistic(query);
  return (
    <TextField
      autoComplete="off"
      {...field}
      type="search"
      value={text}
      onChange={({ target: { value } }) =>
        startTransition(() => {
          setText(value);
          onQuery(value);
        })
      }
    />
  );
}
