<?php

declare(strict_types=1);

namespace Kundenportal\Widgets;

/**
 * What an editor has filled in.
 */
final class Values
{
    /** So many characters of a value are shown. */
    private const SHOWN = 80;

    /**
     * The filled fields of a form, shortened, by their names.
     *
     * @param array<string, mixed> $form What TYPO3 stores, as nested lists
     * @param string[] $fields The form's fields in their order
     * @return array<string, string>
     */
    public static function of(array $form, array $fields): array
    {
        $values = [];
        foreach ($fields as $field) {
            $value = $form['data']['sDEF']['lDEF'][$field]['vDEF'] ?? '';
            $text = is_scalar($value) ? trim((string)$value) : '';
            if ($text !== '') {
                $values[$field] = mb_strimwidth($text, 0, self::SHOWN, ' …');
            }
        }
        return $values;
    }
}
