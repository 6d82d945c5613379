<?php

declare(strict_types=1);

namespace Kundenportal\Widgets;

/**
 * The element that becomes a widget.
 */
final class Anchor
{
    /**
     * The attributes of an anchor, unescaped: its id and the parameters that its widget knows. Null where there is no
     * such widget.
     *
     * @param array<string, array{id: string, type: string, params: array<string, string>}> $widgets Configuration/Widgets.php
     * @param string $type The type of the element
     * @param array<string, mixed> $values What the editor filled in, by the names of fields
     * @return array<string, string>|null
     */
    public static function attributes(array $widgets, string $type, array $values): ?array
    {
        $known = array_column($widgets, null, 'type')[$type] ?? null;
        if ($known === null) {
            return null;
        }
        $text = static fn(string $field): string => is_scalar($values[$field] ?? null)
            ? trim((string)$values[$field])
            : '';
        $beginning = strstr($known['id'], '{', true);
        $attributes = ['id' => $beginning === false ? $known['id'] : $beginning . $text('ending')];
        foreach ($known['params'] as $field => $attribute) {
            if ($text($field) !== '') {
                $attributes[$attribute] = $text($field);
            }
        }
        return $attributes;
    }
}
