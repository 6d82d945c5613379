<?php

$EM_CONF[$_EXTKEY] = [
    'title' => 'Kundenportal-Widgets',
    'description' => 'Die Widgets des Kundenportals als Inhaltselemente',
    'category' => 'fe',
    'state' => 'beta',
    'version' => '{{version}}',
    'constraints' => [
        'depends' => [
            'typo3' => '12.4.0-14.99.99',
            'php' => '8.1.0-8.99.99',
        ],
    ],
];
