import { yupResolver } from "@hookform/resolvers/yup";
import axios from "axios";
import dayjs from "dayjs";
import "dayjs/locale/de";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import Select from "react-select";
import * as yup from "yup";
import { create } from "zustand";
import type { Answer } from "./kit.tsx";
import { start } from "./page.tsx";

const REQUIRED = "Bitte füllen Sie das Feld aus";
const FIELDS = {
  salutation: "Anrede",
  firstname: "Vorname",
  lastname: "Nachname",
  company: "Firma",
  phone: "Telefon",
  email: "E-Mail-Adresse",
  message: "Nachricht",
} as const;
const TOPICS = ["Seminare", "Rechnung", "Sonstiges"].map((label) => ({ value: label, label }));
const text = yup.string().trim().required(REQUIRED);
const rules = yup.object({
  salutation: text,
  firstname: text,
  lastname: text,
  company: text,
  phone: text,
  email: text.email(),
  message: text,
  topic: text,
});

function Form() {
  const { control, register, handleSubmit, formState } = useForm({ resolver: yupResolver(rules) });
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <h2>Vielen Dank!</h2>;
  return (
    <form onSubmit={(event) => void handleSubmit(() => setIsSent(true))(event)}>
      <h2>Kontakt</h2>
      {Object.entries(FIELDS).map(([name, label]) => (
        <label key={name}>
          {label}
          <input {...register(name as keyof typeof FIELDS)} />
          {formState.errors[name as keyof typeof FIELDS]?.message}
        </label>
      ))}
      <Controller
        control={control}
        name="topic"
        render={({ field: { onChange } }) => (
          <Select aria-label="Betreff" options={TOPICS} onChange={(topic) => onChange(topic?.value)} />
        )}
      />
      <button type="submit">Senden</button>
    </form>
  );
}

const useAnswers = create<{ readonly asked: Readonly<Record<string, Promise<Answer>>> }>(() => ({ asked: {} }));

// One file, loaded eagerly, with the libraries that this product uses as well.
start({
  Form,
  day: (date) => dayjs(date).locale("de").format("DD.MM.YYYY"),
  ask: (address) => {
    const { asked } = useAnswers.getState();
    const answer = asked[address] ?? axios.get<Answer>(address).then(({ data }) => data);
    useAnswers.setState({ asked: { ...asked, [address]: answer } });
    return answer;
  },
});
